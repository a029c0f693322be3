import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import type { ConsoleLoopProps } from './console-loop'
import { ConsoleScene } from './console-scene'

/** The scene, complete in the first paint; what plays it loads once the page has nothing else to do. */
export function ConsoleStage() {
  const stage = useRef<HTMLDivElement>(null)
  const [Loop, setLoop] = useState<ComponentType<ConsoleLoopProps>>()
  useEffect(() => {
    afterOtherWork(() => {
      // Without it the scene stands still.
      import('./console-loop').then(
        (part) => setLoop(() => part.ConsoleLoop),
        () => {},
      )
    })
  }, [])
  return (
    <Stage ref={stage}>
      <ConsoleScene />
      {Loop && <Loop stage={stage} />}
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
`
