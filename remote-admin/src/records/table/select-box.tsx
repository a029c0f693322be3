import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

interface SelectBoxProps {
  label: string
  checked: boolean
  /** Some, but not all rows are selected. */
  mixed?: boolean
  onChange: (checked: boolean) => void
}

/** Selects a row, or all rows of the page. */
export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Target>
  )
}

const Target = styled.label`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  cursor: pointer;

  & > input {
    width: 1rem;
    height: 1rem;
    accent-color: ${token.color.accent};
    cursor: pointer;
  }

  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
  }
`
