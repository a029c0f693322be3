import type { ReactNode } from 'react'
import styled from 'styled-components'
import { withParameter } from '@fivefold/shared/address/address-query'
import { useIsHydrated } from '@fivefold/shared/store/site-store'

interface OpenedGroundProps {
  /** The parameter of the address that opens a text. */
  parameter: string
  children: ReactNode
}

/** A page that is prerendered without the text that its address opens: hidden until the page knows its address. */
export function OpenedGround({ parameter, children }: OpenedGroundProps) {
  const isHydrated = useIsHydrated()
  return (
    <Ground data-hydrated={isHydrated} $parameter={parameter}>
      {children}
    </Ground>
  )
}

const Ground = styled.div<{ $parameter: string }>`
  ${({ $parameter }) => withParameter($parameter)} &[data-hydrated='false'] {
    visibility: hidden;
  }
`
