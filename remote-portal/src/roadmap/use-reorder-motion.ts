import { useLayoutEffect, useRef, type RefObject } from 'react'

const duration = 240
const easing = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/**
 * Animates the list's children to their new positions when only their order changes. Respects
 * `prefers-reduced-motion`.
 */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: readonly string[]) {
  const positions = useRef<ReadonlyMap<string, number>>(new Map())
  const key = order.join('\n')
  useLayoutEffect(() => {
    const before = positions.current
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
    const after = new Map(key.split('\n').map((id, index) => [id, rows[index]?.offsetTop ?? 0]))
    positions.current = after
    if (!hasSameMembers(before, after) || prefersReducedMotion()) return
    let index = 0
    for (const [id, top] of after) {
      const distance = (before.get(id) ?? top) - top
      if (distance !== 0) glide(rows[index], distance)
      index += 1
    }
  }, [key, list])
}

function glide(row: HTMLElement | undefined, distance: number) {
  row?.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
    duration,
    easing,
  })
}

function hasSameMembers(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  return one.size === other.size && [...one.keys()].every((id) => other.has(id))
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
