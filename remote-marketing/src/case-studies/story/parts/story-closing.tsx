import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { leadIndustryOf } from '../../../lead-context/lead-industry'
import { hrefWith } from '../../../lead-context/lead-link'
import { ButtonPair } from '../../../section/button-pair'
import { CallWords } from '../../../section/call-words'
import { caseStudies, caseStudyId, type CaseStudyCard } from '../../case-studies-content'
import { storyHref } from '../story-address'
import { storyContent } from '../story-content'

const { title, text, demo, next } = storyContent.closing

/** The link to the demo carries the industry and the product of the story. */
export function StoryClosing({ study }: { study: CaseStudyCard }) {
  const { industry, product } = study
  const to = hrefWith(demo.to, { demo: 'custom', product, industry: leadIndustryOf(industry) })
  const following = studyAfter(study)
  return (
    <Section tone="ink" labelledBy="story-closing" data-print="hide">
      <Container>
        <CallWords $align="center">
          <Headline id="story-closing">{title}</Headline>
          <Lead>{text}</Lead>
          <ButtonPair
            primary={{ ...demo, to }}
            secondary={{
              label: `${next}: ${following.company}`,
              to: storyHref(caseStudyId(following)),
            }}
            centred
          />
        </CallWords>
      </Container>
    </Section>
  )
}

function studyAfter(study: CaseStudyCard) {
  const position = caseStudies.indexOf(study) + 1
  return caseStudies[position] ?? caseStudies[0] ?? study
}
