import { useMemo } from 'react'
import styled from 'styled-components'
import { useStore } from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { accountContent } from '../accounts/account-content'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { latestSignIns } from './latest-sign-ins'
import { NothingYet } from './nothing-yet'
import { OverviewCard } from './overview-card'
import { overviewContent } from './overview-content'

export function AccountsCard() {
  const users = useStore((state) => state.users)
  const latest = useMemo(() => latestSignIns(users), [users])
  const { title, all, lastLogin, empty } = overviewContent.accounts
  return (
    <OverviewCard title={title} count={users.length} view="accounts" all={all}>
      {users.length === 0 ? (
        <NothingYet>{empty}</NothingYet>
      ) : (
        <People aria-label={lastLogin}>
          {latest.map(({ id, name, email, role, last_login }) => (
            <li key={id}>
              <strong>
                <bdi>{name || email}</bdi>
              </strong>
              <span>{role}</span>
              <span>
                {lastLogin}:{' '}
                {last_login ? <TimeStamp iso={last_login} exact /> : accountContent.never}
              </span>
            </li>
          ))}
        </People>
      )}
    </OverviewCard>
  )
}

const People = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  font-size: ${token.type.small};
  line-height: 1.45;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token.space[4]};
    color: ${token.color.inkMuted};
  }

  & strong {
    color: ${token.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & span:last-child {
    grid-column: 1 / -1;
  }
`
