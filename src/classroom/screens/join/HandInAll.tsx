import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import { relayWords } from '#words/relay'
import { Chip } from '../../../ui/Chip'
import type { JoinedClass } from '../../ports/JoinedClasses'
import type { TabletReport } from '../../ports/TabletClasses'
import type { Bytes } from '../../protocol/bytes'
import type { CameraSource } from '../../../platform/window/camera'
import { Button, ButtonRow } from '../../../ui/Button'
import { Fold } from '../../../ui/Fold'
import { Icon } from '../../../ui/Icon'
import { Text } from '../../../ui/Text'
import { useAction } from '../../../ui/useAction'
import { useOnce } from '../../../session/useRead'
import { LightShow } from '../light/LightShow'
import { useClasses } from '../useClasses'
import { ProofChip } from './Arrived'
import { EveryoneByLight } from './EveryoneByLight'
import { FromTeacher } from './FromTeacher'
import { giveReports } from './giveReports'
import styles from './Join.module.css'
import { OthersHere } from './OthersHere'
import { madeOn, notSentFrom, type OnDevice, readDevice, sameOrNext, sendAll } from './readDevice'
import { takeForAll } from './takeForAll'

interface HandInAllProps {
  readonly joined: Pick<JoinedClass, 'key' | 'card'>
  /** Added to the buttons' names when the page has the same buttons for another class. */
  readonly of?: string | undefined
  readonly source?: CameraSource
}

/**
 * Hands in the report of everyone on this device who is in the class, with one press: over the relay if it can be
 * reached, else as one loop of codes. Another button saves one file. Lists each learner with the result.
 */
export function HandInAll({ joined: { key, card }, of, source }: HandInAllProps) {
  const classes = useClasses()
  const [here, setHere] = useState<OnDevice>()
  const [shown, setShown] = useState<readonly Bytes[]>()
  const [isOneByOne, setOneByOne] = useState(false)
  const [news, setNews] = useState('')

  const make = async (): Promise<OnDevice | undefined> => {
    try {
      const next = await readDevice(here?.tablet ?? (await classes.tablet()), key)
      if (typeof next === 'string') {
        setNews(words.noList[next])
        return undefined
      }
      setHere(next)
      setShown((before) => before && sameOrNext(before, notSentFrom(next)))
      return next
    } catch (error) {
      console.warn('The learners of this device could not be read', error)
      setNews(words.missing)
      return undefined
    }
  }
  const handIn = useAction(async () => {
    setNews('')
    const made = await make()
    if (made === undefined || madeOn(made).length === 0) return
    const outcome = card.relays.length === 0 ? undefined : await sendAll(() => classes.relays())
    const after = outcome === undefined ? made : ((await make()) ?? made)
    const left = notSentFrom(after)
    setShown((before) => sameOrNext(before, left))
    if (left.length > 0 && outcome !== undefined && outcome !== 'done') setNews(relayWords.fault[outcome])
    if (left.length === 0) setNews(sentText(after))
  })
  const giveFile = useAction(async () => {
    setNews('')
    const made = await make()
    if (made === undefined || madeOn(made).length === 0) return
    const envelopes = madeOn(made).map(({ envelope }) => envelope)
    setNews(await giveReports(`${card.className} ${words.fileOfAll}`, envelopes))
  })
  const take = async (envelope: Bytes): ReturnType<typeof takeForAll> => {
    const taken = await takeForAll(here?.tablet ?? (await classes.tablet()), key, envelope)
    await make()
    return taken
  }
  const named = (action: string, isBusy: boolean) =>
    of !== undefined && !isBusy && { 'aria-label': lightWords.actionOn(action, of) }
  const made = here === undefined ? [] : madeOn(here)
  const isShown = shown !== undefined && shown.length > 0 && !isOneByOne
  return (
    <>
      {card.relays.length === 0 ? null : <AskedFirst relays={card.relays} />}
      <ButtonRow>
        <Button
          busy={handIn.isBusy}
          busyLabel={relayWords.handingIn}
          onClick={handIn.run}
          {...named(words.everyoneNow, handIn.isBusy)}
        >
          {words.everyoneNow}
        </Button>
        <Button
          variant="line"
          busy={giveFile.isBusy}
          busyLabel={words.making}
          onClick={giveFile.run}
          {...named(words.everyoneFile, giveFile.isBusy)}
        >
          <Icon name="share" /> {words.everyoneFile}
        </Button>
      </ButtonRow>
      <p className={styles.news} role="status">
        {news}
      </p>
      {here === undefined ? null : here.reports.length === 0 ? (
        <p>{words.everyoneNobody}</p>
      ) : (
        <TabletList reports={here.reports} />
      )}
      {isShown ? (
        <>
          <Text before={4}>{words.everyoneShow}</Text>
          <LightShow bytes={shown} label={words.everyoneCodes} />
        </>
      ) : null}
      {here === undefined || made.length === 0 ? null : (
        <>
          <h3>{words.receipts}</h3>
          <p>{words.receiptsText}</p>
          <FromTeacher expects="receipts" take={take} {...(source !== undefined && { source })} />
          <Fold label={words.oneByOne} onToggle={setOneByOne}>
            {isOneByOne ? (
              <EveryoneByLight
                classKey={key}
                tablet={here.tablet}
                reports={made}
                onProved={() => void make()}
                {...(source !== undefined && { source })}
              />
            ) : null}
          </Fold>
          <OthersHere
            classKey={key}
            teacher={card.teacherName}
            tablet={here.tablet}
            others={here.others}
            onTold={async () => void (await make())}
          />
        </>
      )}
    </>
  )
}

/** Counts only reports that a relay or the teacher is proved to have. */
function sentText(device: OnDevice): string {
  const onRelay = madeOn(device).filter(({ handedIn }) => handedIn?.proof === 'on-relay' && !handedIn.isOffRelay).length
  return onRelay > 0 ? words.everyoneSent(onRelay) : words.confirmed(madeOn(device).length)
}

/** Explains the browser's question about the local network before a press can lead to it. */
function AskedFirst({ relays }: Pick<JoinedClass['card'], 'relays'>) {
  const classes = useClasses()
  const ways = useOnce(async () => {
    const opened = await classes.relays().catch(() => undefined)
    return opened && (await Promise.all(relays.map((named) => opened.reach(named))))
  })
  if (ways?.includes('ask') !== true) return null
  return (
    <p>
      <b>{relayWords.askTitle}.</b> {relayWords.askText}
    </p>
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
            <ProofChip one={report.handedIn} />
          )}
        </li>
      ))}
    </ul>
  )
}
