import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { DeskSheet } from '../lead-form/form-desk'
import { demoContent, offerOf } from './request/demo-content'
import type { DemoForm } from './request/demo-fields'
import { SessionDial } from './session-dial'

interface SessionCardProps {
  request: Pick<DemoForm, 'demoType' | 'interestedProducts'>
  /** The subject of the request in words; '' when unknown. */
  about: string
}

/** Summary of the session: length, kind, products, and the next steps. */
export function SessionCard({ request, about }: SessionCardProps) {
  const offer = offerOf(request.demoType)
  const { session, promise, productOptions } = demoContent
  const products = productOptions.filter(({ value }) => request.interestedProducts.includes(value))
  return (
    <Ticket data-scheme="dark">
      <Stub>
        <SessionDial
          minutes={offer?.minutes ?? session.minutes}
          products={products.map(({ value }) => value)}
        />
        <Duration>{offer ? offer.duration : session.open}</Duration>
        <p>{offer ? offer.label : session.choose}</p>
        {products.length > 0 && <p>{products.map(({ label }) => label).join(', ')}</p>}
        {about && <p>About: {about}</p>}
      </Stub>
      <Moments>
        <h2>{promise.title}</h2>
        <dl>
          {promise.moments.map(({ when, what }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Moments>
    </Ticket>
  )
}

/* Horizontal below the form, vertical next to it, with notches where it tears. */
const Ticket = styled(DeskSheet)`
  overflow: hidden;
  border-color: transparent;
  background: ${token.color.raised};

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    display: block;
  }
`

const Stub = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  padding: min(1.5rem, 6.2vw);
  border-block-end: 1px dashed ${token.color.lineStrong};
  ${smallMuted}

  ${media.tablet} {
    border-block-end: 0;
    border-inline-end: 1px dashed ${token.color.lineStrong};
  }

  ${media.desktop} {
    position: relative;
    border-block-end: 1px dashed ${token.color.lineStrong};
    border-inline-end: 0;

    &::before,
    &::after {
      position: absolute;
      inset-block-end: -0.625rem;
      inset-inline-start: -0.625rem;
      width: 1.25rem;
      height: 1.25rem;
      border-radius: 50%;
      background: var(--ground);
      content: '';
    }

    &::after {
      inset-inline: auto -0.625rem;
    }
  }
`

const Duration = styled.p`
  margin-block-start: ${token.space[4]};
  color: ${token.color.ink};
  font: 600 ${token.type.title} / 1.2 ${token.font.sans};
  letter-spacing: -0.015em;
  word-spacing: 0.06em;
`

const Moments = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  padding: min(1.5rem, 6.2vw);
  font-size: ${token.type.small};

  & > h2 {
    font-weight: 600;
  }

  & > dl {
    display: grid;
    gap: ${token.space[3]};
  }

  & dd {
    color: ${token.color.inkMuted};
  }

  & dt {
    font-weight: 550;
  }
`
