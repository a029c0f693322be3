import styled from 'styled-components'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Text } from '@fivefold/shared/ui/text'
import { LongText } from '@fivefold/shared/ui/long-text'
import { productHue } from '../../scenes/product-hue'
import { NumberedList } from '../../section/numbered-list'
import type { CaseStudyCard } from '../case-studies-content'
import { Change } from './parts/change'
import { FigureList } from './parts/figure-list'
import { People } from './parts/people'
import { StoryClosing } from './parts/story-closing'
import { StoryHead } from './parts/story-head'
import { StoryQuote } from './parts/story-quote'
import { StorySection } from './parts/story-section'
import { Timeline } from './parts/timeline'
import type { Story } from './story'
import { storyContent } from './story-content'
import { figuresOf } from './story-figures'
import { outlineOf } from './story-outline'

/** Shows a story instead of the list. */
export function StoryReader({ study, story }: { study: CaseStudyCard; story: Story }) {
  const outline = outlineOf(story)
  const [before, solution, change, people, timeline, figures, lessons] = outline
  return (
    <Article aria-labelledby="story-title" data-product={study.product}>
      <StoryHead study={study} story={story} />
      <Body>
        <LongText contents={storyContent.contents} sections={outline}>
          <Sections>
            <StorySection {...before}>
              <Paragraphs texts={story.before.paragraphs} />
            </StorySection>
            <StorySection {...solution}>
              <Paragraphs texts={story.solution.paragraphs} />
            </StorySection>
            <StorySection {...change}>
              <Change rows={story.change.rows} />
            </StorySection>
            <StoryQuote {...story.quote} />
            <StorySection {...people}>
              <People people={story.people} />
            </StorySection>
            <StorySection {...timeline}>
              <Timeline steps={story.timeline} />
            </StorySection>
            <StorySection {...figures}>
              <FigureList figures={figuresOf(study, story)} />
            </StorySection>
            <StorySection {...lessons}>
              <NumberedList>
                {story.lessons.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </NumberedList>
            </StorySection>
          </Sections>
        </LongText>
      </Body>
      <StoryClosing study={study} />
    </Article>
  )
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <Stack>
    {texts.map((text) => (
      <Text key={text}>{text}</Text>
    ))}
  </Stack>
)

const Article = styled.article`
  ${productHue}

  && {
    break-inside: auto;
  }
`

const Body = styled(Container)`
  padding-block: ${token.space.section};
`

const Sections = styled.div`
  ${oneColumn}
  gap: clamp(2.5rem, 5vw, 4.5rem);

  @media print {
    display: block;
  }
`
