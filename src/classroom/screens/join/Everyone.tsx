import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { useAuth } from '../../../data/accounts/AuthContext'
import type { JoinedClass } from '../../ports/JoinedClasses'
import type { TabletClasses, TabletOther, TabletReport } from '../../ports/TabletClasses'
import { Button, ButtonRow } from '../../../ui/Button'
import { Chip } from '../../../ui/Chip'
import { Icon } from '../../../ui/Icon'
import { LeafRow } from '../../../ui/Leaf'
import { Text } from '../../../ui/Text'
import { useAction } from '../../../ui/useAction'
import { useClasses } from '../useClasses'
import { useOnce } from '../../../session/useRead'
import { EveryoneByLight } from './EveryoneByLight'
import { giveReports } from './giveReports'
import styles from './Join.module.css'
import { OthersHere } from './OthersHere'

type Made = Extract<TabletReport, { kind: 'made' }>

interface EveryoneProps {
  readonly joined: JoinedClass
}

/**
 * Hands in every learner's report on a shared tablet, one by one or in one file, without signing in as each learner.
 */
export function Everyone({ joined }: EveryoneProps) {
  const { accounts } = useAuth()
  const known = useOnce(() => accounts.knownLearners().catch(() => []))
  return known === undefined || known.length < 2 ? null : <HandInAll joined={joined} />
}

function HandInAll({ joined: { key, card } }: EveryoneProps) {
  const classes = useClasses()
  const [tablet, setTablet] = useState<TabletClasses>()
  const [reports, setReports] = useState<readonly TabletReport[]>()
  const [others, setOthers] = useState<readonly TabletOther[]>([])
  const [news, setNews] = useState('')

  const read = async (opened: TabletClasses): Promise<void> => {
    // The reports list these learners, so their names are read first.
    const rest = await opened.others(key)
    if (typeof rest === 'string') return setNews(words.noList[rest])
    const made = await opened.reports(key)
    if (typeof made === 'string') return setNews(words.noList[made])
    setOthers(rest)
    setReports(made)
  }
  const make = useAction(async () => {
    setNews('')
    try {
      const opened = tablet ?? (await classes.tablet())
      setTablet(opened)
      await read(opened)
    } catch (error) {
      console.warn('The learners of this tablet could not be read', error)
      setNews(words.missing)
    }
  })
  const made = reports?.filter((report): report is Made => report.kind === 'made') ?? []
  return (
    <LeafRow>
      <Text as="h2" after={2} breaksWords>
        {words.everyone}
      </Text>
      <p>{words.everyoneText}</p>
      <ButtonRow>
        <Button variant="line" busy={make.isBusy} busyLabel={words.making} onClick={make.run}>
          {words.everyoneMake}
        </Button>
        {made.length === 0 ? null : (
          <Button
            variant="line"
            onClick={() =>
              void giveReports(
                `${card.className} ${words.fileOfAll}`,
                made.map(({ envelope }) => envelope),
              ).then(setNews)
            }
          >
            <Icon name="share" /> {words.everyoneFile}
          </Button>
        )}
      </ButtonRow>
      <p className={styles.news} role="status">
        {news}
      </p>
      {reports === undefined ? null : reports.length === 0 ? (
        <p>{words.everyoneNobody}</p>
      ) : (
        <TabletList reports={reports} />
      )}
      {tablet === undefined || made.length === 0 ? null : (
        <OthersHere
          classKey={key}
          teacher={card.teacherName}
          tablet={tablet}
          others={others}
          onTold={() => read(tablet)}
        />
      )}
      {tablet === undefined || made.length === 0 ? null : (
        <EveryoneByLight classKey={key} tablet={tablet} reports={made} onProved={() => void read(tablet)} />
      )}
    </LeafRow>
  )
}

/**
 * Lists every learner on this tablet who is in the class or whose data couldn't be read, with the state of their
 * report.
 */
function TabletList({ reports }: { readonly reports: readonly TabletReport[] }) {
  return (
    <ul className={styles.list}>
      {reports.map((report) => (
        <li key={report.learner}>
          <b>
            <bdi>{report.name}</bdi>
          </b>
          {report.kind === 'failed' ? (
            <span>{words.notRead[report.reason]}</span>
          ) : report.handedIn === undefined ? (
            <Chip kind="progress">{report.isLeaving ? words.left : words.notIn}</Chip>
          ) : (
            <Chip kind={report.handedIn.proof === 'answered' ? 'done' : 'progress'}>
              {words.chip[report.handedIn.proof]}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  )
}
