import { Link } from 'react-router-dom'
import { practiceWords as words } from '#words/practice'
import { skills } from './skills'
import { Block } from '../../ui/Block'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { practicePath } from '../../words/links'
import { paths } from '../../words/paths'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { Skill } from '../../core/practice/skill'
import { Icon } from '../../ui/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { NotInCourse } from '../../session/NotInCourse'
import { usePlace } from '../../session/usePlace'
import { useManifest } from '../../session/useRead'
import { SkillPractice } from './SkillPractice'
import styles from './Practice.module.css'

/** `/learning?view=practice` lists the skills. With `&skill=<id>`, the learner practices that skill. */
export function PracticeScreen() {
  const asked = usePlace('practice')?.skill
  const skill = skills.find(({ id }) => id === asked)
  if (skills.length === 0) {
    return <NotInCourse title={words.noneTitle} text={words.noneText} link={words.toLearning} />
  }
  if (asked !== undefined && skill === undefined) return <UnknownSkill />
  return <Leaf>{skill === undefined ? <SkillList /> : <SkillPractice key={skill.id} skill={skill} />}</Leaf>
}

/** Shown for an unknown skill id, for example if the link has a typo or comes from another version of the site. */
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

/** Lists the skills by module, each with the lesson that teaches the skill. */
function SkillList() {
  const manifest = useManifest()
  const [count, what] = words.count(skills.length)
  return (
    <>
      <LeafRow
        isTight
        marginNote={
          <Text isNumeric className={styles.count}>
            <span>{count}</span> <br />
            <span>{what}</span>
          </Text>
        }
      >
        <PageHeading>{words.title}</PageHeading>
        <Text width={38} before={3} after={0}>
          {words.intro}
        </Text>
        <Text width={38} before={2} after={3} tone="quiet">
          {words.notKept}
        </Text>
        <Link className={textLinkClass} to={paths.learning}>
          <Icon name="arrowLeft" /> {words.toLearning}
        </Link>
      </LeafRow>
      {manifest === undefined ? (
        <LeafRow>
          <Skeleton label={words.loading} />
        </LeafRow>
      ) : (
        groupsOf(manifest.value).map(({ key, title, color, rows }) => (
          <LeafRow key={key} data-color={color} isTight>
            <h2 className={styles.module}>{title}</h2>
            <Block as="ul" width={44} after={5} className={styles.skills}>
              {rows.map(({ skill, lesson }) => (
                <li key={skill.id}>
                  <Link to={practicePath(skill.id)}>{skill.title}</Link>
                  {lesson === undefined ? null : (
                    <Text as="span" tone="quiet" size="small">
                      {lesson}
                    </Text>
                  )}
                </li>
              ))}
            </Block>
          </LeafRow>
        ))
      )}
    </>
  )
}

interface SkillRow {
  readonly skill: Skill
  /** The title of the skill's lesson, or undefined if the list of lessons could not be read. */
  readonly lesson: string | undefined
}

interface SkillGroup {
  readonly key: string
  readonly title: string
  readonly color: string | undefined
  readonly rows: readonly SkillRow[]
}

/**
 * Groups skills by module. While the list of lessons can't be read, skills of other lessons come last.
 */
function groupsOf({ modules }: Manifest): readonly SkillGroup[] {
  const groups = modules.map(({ id, title, color, lessons }): SkillGroup => {
    const titles = new Map<string, string>(lessons.map((lesson) => [lesson.id, lesson.title]))
    const rows = skills.flatMap((skill): SkillRow[] => {
      const lesson = titles.get(skill.lessonId)
      return lesson === undefined ? [] : [{ skill, lesson }]
    })
    return { key: id, title, color, rows }
  })
  const known = new Set(groups.flatMap(({ rows }) => rows.map(({ skill }) => skill)))
  const others = skills.filter((skill) => !known.has(skill)).map((skill): SkillRow => ({ skill, lesson: undefined }))
  return [...groups, { key: '', title: words.otherSkills, color: undefined, rows: others }].filter(
    ({ rows }) => rows.length > 0,
  )
}
