import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import styled from 'styled-components'
import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import type { ConsoleLoopProps } from './console-loop'

/** Shows the complete scene in the first paint. The animation loads when the browser is idle. */
export function ConsoleStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [Loop, setLoop] = useState<ComponentType<ConsoleLoopProps>>()
  useEffect(() => {
    afterOtherWork(() => {
      // Without the animation the scene stays still.
      import('./console-loop').then(
        (part) => setLoop(() => part.ConsoleLoop),
        () => {},
      )
    })
  }, [])
  return (
    <Stage ref={stage}>
      {children}
      {Loop && <Loop stage={stage} />}
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
`
