import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Caption, Display, Lead, Title } from '@fivefold/shared/ui/text'
import { BackLink } from '../../long-text/back-link'
import { LongText } from '../../long-text/long-text'
import { PrintButton } from '../../long-text/print-button'
import { useOpened } from '../../long-text/use-opened'
import { productHue } from '../../scenes/product-hue'
import { ButtonPair } from '../../section/button-pair'
import { minuteCount } from '../learn-content'
import type { Module } from './module'
import { moduleContent } from './module-content'
import { ModuleText } from './module-text'
import { Quiz } from './quiz/quiz'

const { back, kind, author, contents, quiz, next } = moduleContent

/** Shows a module instead of the tracks. */
export function ModuleReader({ module }: { module: Module }) {
  const heading = useOpened(module.title)
  return (
    <Article as="article" aria-labelledby="module-title" data-product="workflows">
      <Head>
        <BackLink to={back.to}>{back.label}</BackLink>
        <Kind>{kind}</Kind>
        <ModuleTitle ref={heading} id="module-title" tabIndex={-1}>
          {module.title}
        </ModuleTitle>
        <Lead>{module.lead}</Lead>
        <Foot>
          <Caption>
            {author} · {minuteCount(module.minutes)}
          </Caption>
          <PrintButton />
        </Foot>
      </Head>
      <LongText contents={contents} sections={[...module.sections, quiz]}>
        <Body>
          {module.sections.map((section) => (
            <ModuleText key={section.id} {...section} />
          ))}
          <Quiz questions={module.questions} />
          <Next data-print="hide">
            <Title as="h2">{next.title}</Title>
            <p>{next.text}</p>
            <ButtonPair primary={next.demo} secondary={next.article} />
          </Next>
        </Body>
      </LongText>
    </Article>
  )
}

const Article = styled(Container)`
  ${productHue}
  padding-block-end: ${token.space.section};

  && {
    break-inside: auto;
  }
`

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  max-width: 52rem;
  padding-block: clamp(1.5rem, 4vw, 3rem) ${token.space[10]};
`

const Kind = styled.p`
  color: var(--hue-text);
  font-weight: 550;
  font-size: ${token.type.small};
`

const ModuleTitle = styled(Display)`
  font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);

  &:focus {
    outline: none;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[6]};
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.5rem);
  max-width: 46rem;

  @media print {
    display: block;
  }
`

const Next = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block-start: ${token.space[8]};
  border-block-start: 1px solid ${token.color.line};

  & > p {
    color: ${token.color.inkMuted};
  }

  ${media.tablet} {
    padding-block-start: ${token.space[10]};
  }
`
