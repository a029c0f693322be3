import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@fivefold/shared/routing/link'
import { token } from '@fivefold/shared/theme/tokens'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import styled, { css } from 'styled-components'
import { menuEntry } from './menu-entry'

interface MenuLinkProps {
  to: string
  icon: ReactNode
  children: ReactNode
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <Entry asChild>
      <Link to={to}>
        {icon}
        <span>{children}</span>
      </Link>
    </Entry>
  )
}

export function MenuItem(props: ComponentProps<typeof DropdownMenu.Item>) {
  return <Entry {...props} />
}

/** Something that is on or off; on, it has a check mark. */
export function MenuToggle({
  children,
  ...props
}: ComponentProps<typeof DropdownMenu.CheckboxItem>) {
  return (
    <ToggleEntry {...props}>
      {children}
      <DropdownMenu.ItemIndicator asChild>
        <Check aria-hidden="true" />
      </DropdownMenu.ItemIndicator>
    </ToggleEntry>
  )
}

interface MenuChoiceProps {
  value: string
  options: readonly { value: string; label: string; icon: ReactNode }[]
  onValueChange: (value: string) => void
}

/** A radio group as menu entries; the chosen one has a check mark. */
export function MenuChoice({ value, options, onValueChange }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <RadioEntry key={option.value} value={option.value}>
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator asChild>
            <Check aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </RadioEntry>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${token.space[2]} calc(-1 * ${token.space[2]});
  background: ${token.color.line};
`

const plainEntry = css`
  ${menuEntry}
  min-height: 2.5rem;
  font: 550 ${token.type.small} / 1.3 ${token.font.sans};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

const Entry = styled(DropdownMenu.Item)`
  ${plainEntry}
`

const checkedEntry = css`
  ${plainEntry}

  & > svg:last-child {
    margin-inline-start: auto;
    color: ${token.color.accent};
  }

  & > svg:first-child {
    margin-inline-start: 0;
    color: ${token.color.inkMuted};
  }
`

const RadioEntry = styled(DropdownMenu.RadioItem)`
  ${checkedEntry}
`

const ToggleEntry = styled(DropdownMenu.CheckboxItem)`
  ${checkedEntry}
`
