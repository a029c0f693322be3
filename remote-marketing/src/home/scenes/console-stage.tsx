import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { createPartLoader, useLoadedPart } from '@fivefold/shared/loading/part-loader'

const loop = createPartLoader(() => import('./console-loop'))

/** Shows the complete scene in the first paint. The animation loads when the browser is idle. */
export function ConsoleStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const part = useLoadedPart(loop, false)
  useEffect(() => {
    // Without the animation the scene stays still.
    afterOtherWork(() => void loop.preload().catch(() => {}))
  }, [])
  return (
    <Stage ref={stage}>
      {children}
      {part && <part.ConsoleLoop stage={stage} />}
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
`
