import { useEffect, useRef, useState, type RefObject } from 'react'
import { Pause, Play } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@fivefold/shared/ui/icon-button'
import { framesOf, roundLength } from './console-frames'

/**
 * Plays the scene in a loop, with a button to pause it. Stops while off screen and for people who
 * prefer reduced motion.
 */
export function ConsoleLoop({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const [still, setStill] = useState(true)
  const [onScreen, setOnScreen] = useState(false)
  const [paused, setPaused] = useState(false)
  const animations = useRef<readonly Animation[]>([])

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setStill(preference.matches)
    follow()
    preference.addEventListener('change', follow)
    return () => preference.removeEventListener('change', follow)
  }, [])

  useEffect(() => {
    const scene = stage.current
    if (!scene || still) return
    const parts = [...scene.querySelectorAll<HTMLElement>('[data-step]')]
    animations.current = parts.map((part) =>
      part.animate(framesOf(Number(part.dataset['step'])), {
        duration: roundLength,
        iterations: Infinity,
      }),
    )
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(scene)
    return () => {
      observer.disconnect()
      for (const animation of animations.current) animation.cancel()
    }
  }, [stage, still])

  useEffect(() => {
    for (const animation of animations.current) {
      if (onScreen && !paused) animation.play()
      else animation.pause()
    }
  }, [onScreen, paused])

  if (still) return null
  return (
    <Toggle
      type="button"
      aria-label={paused ? 'Play animation' : 'Pause animation'}
      onClick={() => setPaused(!paused)}
    >
      {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </Toggle>
  )
}

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`
