import type { ComponentProps, ReactNode } from 'react'
import { Check, ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { AnyLink } from './any-link'
import { menuEntry, menuSurface } from './menu-look'

interface MenuProps {
  /** One button; it opens the menu. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** A button with a menu. Type-ahead, arrow keys and submenus after a 100 ms hover. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  return (
    // Modal menus lock scrolling with injected style text, which the policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <MenuSurface align={align} sideOffset={8} collisionPadding={12}>
          {children}
        </MenuSurface>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuLinkProps {
  to: string
  icon?: ReactNode
  /** A second, quieter line. */
  hint?: string
  children: ReactNode
}

/** A menu entry that goes somewhere. */
export function MenuLink({ to, icon, hint, children }: MenuLinkProps) {
  return (
    <MenuEntry asChild>
      <AnyLink to={to}>
        {icon}
        <span>
          {children}
          {hint && <Hint>{hint}</Hint>}
        </span>
      </AnyLink>
    </MenuEntry>
  )
}

export function MenuItem(props: ComponentProps<typeof DropdownMenu.Item>) {
  return <MenuEntry {...props} />
}

interface MenuChoiceProps {
  value: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  onValueChange: (value: string) => void
}

/** One choice out of several; the chosen one carries a check mark. */
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

interface SubmenuProps {
  label: string
  icon?: ReactNode
  children: ReactNode
}

export function Submenu({ label, icon, children }: SubmenuProps) {
  return (
    <DropdownMenu.Sub>
      <SubTrigger>
        {icon}
        {label}
        <ChevronRight aria-hidden="true" />
      </SubTrigger>
      <DropdownMenu.Portal>
        <SubSurface sideOffset={6} collisionPadding={12}>
          {children}
        </SubSurface>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

const MenuSurface = styled(DropdownMenu.Content)`
  ${menuSurface}
`

const SubSurface = styled(DropdownMenu.SubContent)`
  ${menuSurface}
`

const MenuEntry = styled(DropdownMenu.Item)`
  ${menuEntry}
`

const RadioEntry = styled(DropdownMenu.RadioItem)`
  ${menuEntry}

  & > svg:last-child {
    margin-inline-start: auto;
    color: ${token.color.accent};
  }

  & > svg:first-child {
    margin-inline-start: 0;
    color: ${token.color.inkMuted};
  }
`

const SubTrigger = styled(DropdownMenu.SubTrigger)`
  ${menuEntry}

  & > svg:last-child {
    margin-inline-start: auto;
  }
`

const Hint = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font: 400 ${token.type.caption} / 1.4 ${token.font.text};
`

export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${token.space[2]} calc(-1 * ${token.space[2]});
  background: ${token.color.line};
`

export const MenuLabel = styled(DropdownMenu.Label)`
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.4;
`
