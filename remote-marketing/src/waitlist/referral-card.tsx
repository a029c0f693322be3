import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { media, oneColumn, panel, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { cut } from '@fivefold/shared/words/cut'
import { Headline, Lead, Small } from '@fivefold/shared/ui/text'
import type { Place } from './own-places'
import { referralLink, shareLinks } from './referral/referral-code'
import { RewardLadder } from './referral/reward-ladder'
import { tierOf, waitlistContent } from './waitlist-content'

interface ReferralCardProps {
  place: Place
  /** Earlier entries in this browser. */
  others: readonly Place[]
  /** If the visitor has just joined, the heading gets the focus. */
  isNew: boolean
  onAnother: () => void
}

const { joined: copy } = waitlistContent
const longestShown = 80

export function ReferralCard({ place, others, isNew, onAnother }: ReferralCardProps) {
  const { answers, code, referrals } = place
  const link = referralLink(code, window.location.origin)
  const heading = useRef<HTMLHeadingElement>(null)
  const share = shareLinks(link, copy.shareWords)
  const lead = copy.lead
    .replace('{tier}', tierOf(answers.tier).label)
    .replace('{email}', () => cut(answers.email, longestShown))

  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])

  return (
    <Panel>
      <Words>
        <Headline ref={heading} tabIndex={-1}>
          {copy.title.replace('{name}', () => cut(answers.name, longestShown))}
        </Headline>
        <Lead>{lead}</Lead>
        {others.length > 0 && <OtherPlaces places={others} />}
      </Words>
      <Ticket>
        <Stub>
          <Small as="h3">{copy.codeTitle}</Small>
          <Code>{code}</Code>
          <Link>{link}</Link>
          <Referrals>{copy.referrals(referrals)}</Referrals>
          <Cluster $gap={2}>
            <CopyButton text={link} label={copy.copy} variant="primary" />
            <ButtonLink to={share.microblog} size="small" variant="secondary">
              {copy.microblog}
            </ButtonLink>
            <ButtonLink to={share.professionalNetwork} size="small" variant="secondary">
              {copy.professionalNetwork}
            </ButtonLink>
          </Cluster>
        </Stub>
        <RewardLadder title={copy.rewardsTitle} text={copy.codeText} rewards={copy.rewards} />
      </Ticket>
      <Another>
        <Button variant="secondary" onClick={onAnother}>
          {copy.another}
        </Button>
      </Another>
    </Panel>
  )
}

/** `Ada Lindqvist: fivefold-7K2M9Q. 1 colleague has joined with your code.` */
function OtherPlaces({ places }: { places: readonly Place[] }) {
  return (
    <Others>
      <h3>{copy.others}</h3>
      <ul>
        {places.map(({ id, answers, code, referrals }) => (
          <li
            key={id}
          >{`${cut(answers.name, longestShown)}: ${code}. ${copy.referrals(referrals)}`}</li>
        ))}
      </ul>
    </Others>
  )
}

const Others = styled.div`
  ${smallMuted}

  & > h3 {
    color: ${token.color.ink};
    font-weight: 600;
  }
`

const Panel = styled.section`
  ${oneColumn}
  gap: ${token.space[6]};

  ${media.desktop} {
    grid-template: 1fr 1fr / minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${token.space[16]};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[5]};
  align-content: end;
  min-width: 0;
  overflow-wrap: anywhere;

  & > h2 {
    overflow-wrap: anywhere;
  }
`

const Another = styled.div`
  ${media.desktop} {
    grid-area: 2 / 1;
  }
`

const Ticket = styled.div`
  ${media.desktop} {
    grid-row: 1 / -1;
  }

  ${panel}
  box-shadow: ${token.shadow.float};
`

const Stub = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space.card};
  border-block-end: 1px dashed ${token.color.lineStrong};
`

const Code = styled.p`
  font: 600 clamp(1.5rem, 1rem + 2.6vw, 2.25rem) / 1.2 ${token.font.mono};
  letter-spacing: -0.02em;
`

const Referrals = styled.p`
  font-weight: 550;
  font-size: ${token.type.small};
`

const Link = styled.p`
  ${smallMuted}
  overflow-wrap: anywhere;
`
