import { recordClientError } from '@fivefold/shared/analytics/error-log'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { token } from '@fivefold/shared/theme/tokens'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { MenuItem, MenuLink, MenuSeparator, MenuToggle } from '../header-controls/menu-items'
import { LogOut, SquareDashed } from 'lucide-react'
import styled from 'styled-components'
import { MenuPanel } from '../header-controls/menu-panel'
import type { MenuPartProps } from '../header-controls/use-menu-button'
import { accountPages } from './account-content'
import { accountEntries } from './extensions'
import { useLogOut } from './use-log-out'

interface AccountPanelProps extends MenuPartProps {
  user: User
}

export function AccountPanel({ wiring, user }: AccountPanelProps) {
  const logOut = useLogOut()
  return (
    <MenuPanel wiring={wiring} label="Account menu" align="end">
      <Identity>
        <Avatar name={user.name || user.email} />
        <Words>
          {user.name && <Name>{user.name}</Name>}
          <Email>{user.email}</Email>
        </Words>
      </Identity>
      <MenuSeparator />
      <Entries>
        {accountPages
          .filter(({ role = user.role }) => role === user.role)
          .map(({ label, to, Icon }) => (
            <MenuLink key={to} to={to} icon={<Icon aria-hidden="true" />}>
              {label}
            </MenuLink>
          ))}
        {accountEntries
          .filter(({ role }) => role === user.role)
          .map(({ label, isOn, change }) => (
            <MenuToggle
              key={label}
              checked={isOn()}
              onCheckedChange={(checked) => void change(checked).catch(recordClientError)}
            >
              <SquareDashed aria-hidden="true" />
              {label}
            </MenuToggle>
          ))}
        <MenuItem onSelect={logOut}>
          <LogOut aria-hidden="true" />
          Logout
        </MenuItem>
      </Entries>
    </MenuPanel>
  )
}

const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  width: 17rem;
  max-width: 100%;
  padding: ${token.space[4]} ${token.space[4]} ${token.space[2]};
`

const Words = styled.div`
  display: grid;
  min-width: 0;
  font-size: ${token.type.small};
  line-height: 1.4;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Name = styled.span`
  font-weight: 600;
`

const Email = styled.span`
  color: ${token.color.inkMuted};
`

const Entries = styled.div`
  padding: 0 ${token.space[2]} ${token.space[2]};
`
