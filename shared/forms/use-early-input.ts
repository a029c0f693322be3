import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Hands over a form or field once it is interactive. On a prerendered page a visitor may have typed before the
 * scripts ran, and the first update would overwrite the text.
 * @example
 * const [text, setText] = useState('')
 * const ref = useRef<HTMLInputElement>(null)
 * useEarlyInput(ref, (input) => setText(input.value))
 * <input ref={ref} value={text} onChange={({ target }) => setText(target.value)} />
 */
export function useEarlyInput<Control extends HTMLElement>(
  control: RefObject<Control | null>,
  take: (control: Control) => void,
) {
  const takeNow = useEffectEvent(take)
  // A layout effect: an update by a store comes before other effects, which would restore the text, but not its
  // selection.
  useLayoutEffect(() => {
    if (control.current) takeNow(control.current)
  }, [control])
}
