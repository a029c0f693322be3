import styled from 'styled-components'
import { ArrowRight } from 'lucide-react'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Small, Title } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../section/headed-section'
import BookSpines from './book-spines.svg?picture'
import type { resourcesContent } from './resources-content'

export function Shelves({ title, list }: typeof resourcesContent.shelves) {
  return (
    <HeadedSection tone="surface" labelledBy="shelves" title={title}>
      <Bento>
        {list.map(({ id, title, text, sample, to }) => (
          <li key={id}>
            <Shelf to={to}>
              {sample ? <Sample aria-hidden="true">{sample}</Sample> : <BookSpines />}
              <Words>
                <Title>
                  {title}
                  <ArrowRight aria-hidden="true" />
                </Title>
                <Small>{text}</Small>
              </Words>
            </Shelf>
          </li>
        ))}
      </Bento>
    </HeadedSection>
  )
}

/* One wide shelf and two narrow ones. */
const Bento = styled.ul`
  display: grid;
  gap: ${token.space[3]};

  & > li {
    display: grid;
  }

  ${media.tablet} {
    grid-template: 1fr 1fr / 7fr 5fr;

    & > li:first-child {
      grid-row: 1 / -1;
    }
  }
`

const Shelf = styled(AnyLink)`
  display: grid;
  align-content: space-between;
  gap: ${token.space[2]};
  overflow: hidden;
  padding: ${token.space.card};
  ${panel}
  text-decoration: none;
  transition: border-color ${token.motion.base} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  & > svg {
    max-height: 5rem;
  }

  ${media.tablet} {
    & > svg {
      max-height: none;
    }
  }
`

const Sample = styled.span`
  width: fit-content;
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font: 500 ${token.type.caption} / 1.5 ${token.font.mono};
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[1]};

  & > h3 {
    display: flex;
    gap: ${token.space[2]};
    align-items: center;
  }

  & > h3 > svg {
    width: 1.125rem;
    height: 1.125rem;
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  ${Shelf}:hover & > h3 > svg {
    transform: translateX(3px);
  }
`
