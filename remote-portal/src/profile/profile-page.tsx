import { ArrowLeft } from 'lucide-react'
import styled from 'styled-components'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Link, useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { media, oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { useRememberedView } from '@fivefold/shared/work-area/use-remembered-view'
import { WorkArea } from '@fivefold/shared/work-area/work-area'
import { PreferencesForm } from './preferences-form'
import { profileAddress, profileTabHref } from './profile-address'
import { profileContent } from './profile-content'
import { ProfileForm } from './profile-form'
import { SecurityPanel } from './security/security-panel'
import { YourData } from './your-data/your-data'

/** Renders nothing when nobody is signed in. */
export function ProfilePage() {
  const user = useCurrentUser()
  return user && <Profile key={user.id} user={user} />
}

function Profile({ user }: { user: User }) {
  const navigate = useNavigate()
  const { tab } = useAddressState(profileAddress).state
  useRememberedView(user.id, 'profile', tab)
  const choose = (tab: string) => void navigate(profileTabHref(tab), { replace: true })
  return (
    <WorkArea title={profileContent.title} back={<BackToPortal />}>
      <Columns>
        <Tabs value={tab} onValueChange={choose}>
          <TabList label={profileContent.tabsLabel}>
            {profileContent.tabs.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="profile">
            <ProfileForm user={user} />
          </TabPanel>
          <TabPanel value="preferences">
            <PreferencesForm user={user} />
          </TabPanel>
          <TabPanel value="security">
            <SecurityPanel user={user} />
          </TabPanel>
        </Tabs>
        <YourData user={user} />
      </Columns>
    </WorkArea>
  )
}

function BackToPortal() {
  return (
    <Back to={paths.portal}>
      <ArrowLeft aria-hidden="true" />
      {profileContent.back}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 1.75rem;
  ${smallMuted}
  text-decoration: none;

  & > svg {
    width: 1rem;
    height: 1rem;
  }

  &:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }
`

const Columns = styled.div`
  ${oneColumn}
  gap: ${token.space[8]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 18rem;

    /* Aligned with the panel, which is below tabs of 2.75rem. */
    & > aside {
      margin-block-start: calc(2.75rem + ${token.space[4]});
    }
  }
`
