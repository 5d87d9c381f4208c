import { Link, useSearchParams } from 'react-router-dom'
import { practiceWords as words } from '#words/practice'
import { skills } from './skills'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { practicePath } from '../../words/paths'
import { SkillList } from './SkillList'
import { SkillPractice } from './SkillPractice'

/** `/learning?view=practice` lists the skills. With `&skill=<id>` one of them is practiced. */
export function PracticeScreen() {
  const [params] = useSearchParams()
  const asked = params.get('skill')
  const skill = skills.find(({ id }) => id === asked)
  if (asked !== null && skill === undefined) return <UnknownSkill />
  return <Leaf>{skill === undefined ? <SkillList /> : <SkillPractice key={skill.id} skill={skill} />}</Leaf>
}

/** Shown for an unknown skill id: the link has a typing mistake, or comes from another version. */
function UnknownSkill() {
  return (
    <Leaf>
      <LeafRow>
        <PageHeading>{words.unknownTitle}</PageHeading>
        <p>{words.unknownText}</p>
        <Link className={buttonClass('solid')} to={practicePath()}>
          {words.allSkills}
        </Link>
      </LeafRow>
    </Leaf>
  )
}
