import { leadIndustryOf } from '../../../lead-context/lead-industry'
import { hrefWith } from '../../../lead-context/lead-link'
import { CentredCall } from '../../../section/centred-call'
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
    <CentredCall
      title={title}
      text={text}
      primary={{ ...demo, to }}
      secondary={{
        label: `${next}: ${following.company}`,
        to: storyHref(caseStudyId(following)),
      }}
    />
  )
}

function studyAfter(study: CaseStudyCard) {
  const position = caseStudies.indexOf(study) + 1
  return caseStudies[position] ?? caseStudies[0] ?? study
}
