import { researchWords as words } from '#words/research'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import page from '../Page.module.css'
import { PageHead } from '../PageHead'
import { Measures } from './Measures'
import styles from './Research.module.css'
import { Sources } from './Sources'
import { Standards } from './Standards'

/** Route `/research` (contract, section 1.1). */
export function Research() {
  return (
    <Leaf className={page['page']}>
      <PageHead title={words.title} lead={words.lead} folio={<p>{words.leadNote}</p>} />
      <LeafRow folio={<p>{words.questionsNote}</p>}>
        <h2>{words.questionsTitle}</h2>
        <ul className={styles.questions}>
          {words.questions.map(({ title, text, today }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <p className={styles.today}>
                <b>{words.today}</b> {today}
              </p>
            </li>
          ))}
        </ul>
      </LeafRow>
      <LeafRow folio={<p>{words.methodNote}</p>}>
        <h2>{words.methodTitle}</h2>
        <ol className={styles.method}>
          {words.method.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </LeafRow>
      <Sources />
      <Standards />
      <Measures />
    </Leaf>
  )
}
