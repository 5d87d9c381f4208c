import { homeWords as words } from '#words/home'
import { buttonClass } from '../../ui/buttonClass'
import { ButtonRow } from '../../ui/Button'
import { Prairie } from '../../ui/Prairie'
import { ledgerFigure } from '../../words/format'
import { lessonPath, paths } from '../../words/paths'
import { outline, outlineLesson, totals } from '../courseOutline'
import type { PageProps } from '../PageProps'
import styles from './HomeHero.module.css'

/** The worked example of lesson 1, in dollars. */
const pay = 2600
const spending = [
  { label: words.example.rent, dollars: -1450 },
  { label: words.example.groceries, dollars: -480 },
  { label: words.example.transport, dollars: -310 },
  { label: words.example.rest, dollars: -300 },
] as const
const left = spending.reduce((sum, { dollars }) => sum + dollars, pay)

const topics = Object.entries(words.topics)
  .filter(([moduleId]) => outline.some(({ id }) => id === moduleId))
  .map(([, topic]) => topic)

/** The ruled sky is the ledger page; at the horizon its lines turn into furrows and its margin line into the road. */
export function HomeHero({ StartLink, StartNote }: Pick<PageProps, 'StartLink' | 'StartNote'>) {
  const first = outlineLesson('foundations_1')
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h1>{words.headline}</h1>
          <p>{words.lead(topics)}</p>
          <ButtonRow>
            <StartLink path={first === undefined ? paths.learning : lessonPath(first.moduleId, first.id)} />
            <a className={`${buttonClass('line')} ${styles.second}`} href="#learn">
              {words.seeModules(totals.modules)}
            </a>
          </ButtonRow>
          <div className={styles.note}>
            <StartNote note={first === undefined ? '' : words.startNote(first.minutes)} />
          </div>
        </div>
        <div className={styles.slip}>
          <table>
            <caption>{words.example.caption}</caption>
            <thead className="sr">
              <tr>
                <th scope="col">{words.example.entry}</th>
                <th scope="col">{words.example.dollars}</th>
              </tr>
            </thead>
            <tbody>
              <Row label={words.example.pay}>{pay}</Row>
              {spending.map(({ label, dollars }) => (
                <Row key={label} label={label}>
                  {dollars}
                </Row>
              ))}
              <tr className={styles.total}>
                <th scope="row">{words.example.left}</th>
                <td>
                  <span className="fig">{ledgerFigure(left)}</span>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      <Prairie className={styles.scene} />
    </section>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{ledgerFigure(children)}</td>
    </tr>
  )
}
