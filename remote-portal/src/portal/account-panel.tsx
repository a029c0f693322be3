import styled from 'styled-components'
import { paths } from '@fivefold/shared/routing/paths'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Card } from '@fivefold/shared/ui/card'
import { Facts } from '../listing/facts'
import { LinkAsButton } from '../listing/link-as-button'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { Split } from '@fivefold/shared/ui/layout'
import { accountContent } from './account-content'

export function AccountPanel({ user }: { user: User }) {
  const { details, billing } = accountContent
  return (
    <Split $ratio="7fr 5fr" $align="stretch" $gap={5} $rowGap={5}>
      <Card>
        <PanelHead
          title={details.title}
          action={
            <LinkAsButton variant="secondary" size="small" to={paths.profile}>
              {details.edit}
            </LinkAsButton>
          }
        />
        <Facts
          facts={[
            { label: details.email, value: user.email },
            { label: details.name, value: user.name || <Unset>{details.notSet}</Unset> },
            { label: details.company, value: user.company || <Unset>{details.notSet}</Unset> },
          ]}
        />
      </Card>
      <Card>
        <PanelHead title={billing.title} lead={billing.text} />
        <Foot>
          <Button variant="secondary" size="small">
            {billing.manage}
          </Button>
        </Foot>
      </Card>
    </Split>
  )
}

const Unset = styled.span`
  color: ${token.color.inkMuted};
`

const Foot = styled.div`
  margin-block-start: ${token.space[2]};
`
