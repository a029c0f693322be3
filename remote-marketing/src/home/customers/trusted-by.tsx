import styled from 'styled-components'
import { media, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Small } from '@fivefold/shared/ui/text'
import { FallbackImage } from './fallback-image'
import type { trustedBy } from './customers-content'

export function TrustedBy({ title, logos }: typeof trustedBy) {
  return (
    <Band as="section" aria-labelledby="home-trusted">
      <Container>
        <Row>
          <Small as="h2" id="home-trusted">
            {title}
          </Small>
          <Logos>
            {logos.map(({ company, logo }) => (
              <li key={company}>
                <FallbackImage {...logo} alt={company}>
                  {company}
                </FallbackImage>
              </li>
            ))}
          </Logos>
        </Row>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding-block-end: ${token.space.section};
`

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space[3]} ${token.space[12]};
  padding-block-start: ${token.space[6]};
  border-block-start: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: auto 1fr;
  }
`

const Logos = styled.ul`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[4]};

  & > li {
    display: grid;
    align-items: center;
    height: clamp(1.25rem, 3.2vw, 2.25rem);
    color: ${token.color.inkMuted};
    font-weight: 600;
    font-size: ${token.type.lead};
  }

  & img {
    width: auto;
    height: clamp(1.25rem, 3.2vw, 2.25rem);
  }
`
