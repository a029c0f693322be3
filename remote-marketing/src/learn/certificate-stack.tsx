import { Mark } from '@fivefold/shared/marks/mark'
import { media, oneColumn, panel, smallMuted, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { learnContent } from './learn-content'

const { certifications, tracks } = learnContent
const { certificate } = certifications

/** Decorative: three certificates, the highest level in front. */
export function CertificateStack() {
  return (
    <Stack aria-hidden="true">
      {tracks.items.map(({ name, hue }) => (
        <Sheet key={name}>
          <Mark only={hue} />
          <small>
            {certificate.issuer} {certificate.kind}
          </small>
          <strong>{name}</strong>
          <span>{certificate.holder}</span>
        </Sheet>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  ${oneColumn}
  max-width: 16rem;
  padding-block-end: 13%;
  padding-inline-end: 14%;

  ${media.tablet} {
    max-width: 26rem;
  }
`

const Sheet = styled.div`
  ${oneColumn}
  grid-area: 1 / 1;
  align-content: start;
  gap: ${token.space[1]};
  width: 100%;
  aspect-ratio: 7 / 5;
  padding: min(1rem, 4cqi);
  ${panel}
  box-shadow: ${token.shadow.float};

  /* Hides the text of the rear certificates: cut-off letters would look like noise. */
  &:not(:last-child) > * {
    visibility: hidden;
  }

  &:nth-child(2) {
    transform: translate(8%, 10%);
  }

  &:nth-child(3) {
    transform: translate(16%, 20%);
  }

  & > svg {
    margin-block-end: auto;
    font-size: clamp(1.75rem, 6vw, 3.5rem);
  }

  & > small {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }

  & > strong {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & > span {
    margin-block-start: ${token.space[2]};
    padding-block-start: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
    ${smallMuted}
  }
`
