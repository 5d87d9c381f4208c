import { homeWords as words } from '#words/home'
import { Leaf } from '../../ui/Leaf'
import { PhoneText } from '../../ui/PhoneText'
import { LeafRow } from '../../ui/LeafRow'
import { lessonPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { outlineLesson } from '../courseOutline'
import styles from './HomePromises.module.css'

/** Five promises and two doors. */
export function HomePromises() {
  const help = outlineLesson('foundations_8')
  return (
    <Leaf>
      <LeafRow folio={<p>{words.promisesNote}</p>}>
        <h2>{words.promisesTitle}</h2>
        <dl className={styles.promises}>
          {words.promises.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </LeafRow>
      <LeafRow className={styles.last} folio={<p>{words.groupsNote}</p>}>
        <div className={styles.doors}>
          <div>
            <h2>{words.classTitle}</h2>
            <p>{words.classText}</p>
            <ArrowLink href={paths.partnerships}>{words.classLink}</ArrowLink>
          </div>
          <div>
            <h2>{words.helpTitle}</h2>
            <p>
              <PhoneText>{words.helpText}</PhoneText>
            </p>
            {help === undefined ? null : (
              <ArrowLink href={lessonPath(help.moduleId, help.id)}>{words.helpLink(help.title)}</ArrowLink>
            )}
          </div>
        </div>
      </LeafRow>
    </Leaf>
  )
}
