import { openingClassWords } from '#words/openingClass'
import { reportPartsWords } from '#words/reportParts'
import { teachingWords as words } from '#words/teaching'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/Leaf'
import { Text } from '../../ui/Text'
import { ArrowLink } from '../ArrowLink'
import { NamedRows } from '../NamedRows'
import common from '../Page.module.css'
import styles from './page.module.css'
import { ScreenWords, withScreenWords } from './ScreenWords'
import { Steps } from './Steps'

/** The rows of the page for every lesson after the first, by their anchors. */
export const laterParts = {
  lesson: words.rhythmTitle,
  reports: words.seeTitle,
  duties: openingClassWords.opening.dutiesTitle,
  help: words.helpTitle,
} as const

type Id = keyof typeof laterParts

interface DutiesProps {
  /** The address of the source code on GitHub, which has the guide for schools. Empty if there is none. */
  readonly sourceCode: string
}

/** The lessons after the first: their rhythm, the reports, the responsibilities, and help. */
export function EveryLesson({ sourceCode }: DutiesProps) {
  return (
    <>
      <LeafRow id={'lesson' satisfies Id} marginNote={<p className="noPrint">{words.rhythmNote}</p>}>
        <h2>{words.rhythmTitle}</h2>
        <Steps steps={words.rhythm} />
      </LeafRow>
      <LeafRow id={'reports' satisfies Id} marginNote={<p className="noPrint">{words.seeNote}</p>}>
        <Reports />
      </LeafRow>
      <LeafRow id={'duties' satisfies Id} marginNote={<p className="noPrint">{words.dutiesNote}</p>}>
        <Duties sourceCode={sourceCode} />
      </LeafRow>
      <LeafRow id={'help' satisfies Id} marginNote={<p className="noPrint">{words.helpNote}</p>}>
        <h2>{words.helpTitle}</h2>
        <NamedRows entries={withScreenWords(words.help)} />
      </LeafRow>
    </>
  )
}

/** The contents of a report, and the data that no report has. */
function Reports() {
  return (
    <>
      <h2>{words.seeTitle}</h2>
      <div className={styles.two}>
        <div>
          <Text as="h3" tone="done">
            <Icon name="check" size="small" /> {words.seen}
          </Text>
          <Lines lines={[...Object.values(reportPartsWords), words.seenShared]} />
        </div>
        <div>
          <Text as="h3" tone="failed">
            <Icon name="cross" size="small" /> {words.neverSeen}
          </Text>
          <Lines lines={words.neverList} />
        </div>
      </div>
      <p className={common.after}>
        <ScreenWords>{words.seeText}</ScreenWords>
      </p>
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The sentences that a teacher accepts by creating a class, and their consequences. */
function Duties({ sourceCode }: DutiesProps) {
  const guide = sourceCode === '' ? undefined : `${sourceCode.replace(/\/+$/, '')}/blob/HEAD/docs/schools.md`
  return (
    <>
      <h2>{openingClassWords.opening.dutiesTitle}</h2>
      <ul className={styles.lines}>
        {[...openingClassWords.opening.duties, ...words.moreDuties].map((duty) => (
          <li key={duty}>
            <ScreenWords>{duty}</ScreenWords>
          </li>
        ))}
      </ul>
      <p className={common.after}>
        <span>{words.schools}</span> {guide === undefined ? <span>{words.schoolsAsk}</span> : null}
      </p>
      {guide === undefined ? null : (
        <p className={`${common.links} ${styles.toType}`}>
          <ArrowLink href={guide}>{words.schoolsLink}</ArrowLink>
        </p>
      )}
    </>
  )
}
