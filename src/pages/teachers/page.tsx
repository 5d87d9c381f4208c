import { classBookWords } from '#words/classBook'
import { openingClassWords } from '#words/openingClass'
import { teachersWords as words } from '#words/teachers'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { Row } from '../../ui/Row'
import { Sheet } from '../../ui/Sheet'
import { Text } from '../../ui/Text'
import { classPath } from '../../words/links'
import { MADE_UP_KEY } from '../../words/madeUpKey'
import { paths } from '../../words/paths'
import { siteAddress } from '../../words/siteAddress'
import { NamedRows } from '../NamedRows'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import type { PublicPage } from '../publicPages'
import { EveryLesson, laterParts } from './EveryLesson'
import styles from './page.module.css'
import { ScreenWords, withScreenWords } from './ScreenWords'
import { Steps } from './Steps'

export const page: PublicPage = {
  Page: Teachers,
  title: words.documentTitle,
  description: words.description,
}

/** The parts of the page that its index links to, by their anchors. */
const parts = {
  start: words.startTitle,
  shared: words.sharedTitle,
  chromebooks: words.cartTitle,
  ...laterParts,
} as const

/** Route `/teachers` (contract, section 1.1). A build without classes has no such page. */
function Teachers({ site, origin }: Pick<PageProps, 'site' | 'origin'>) {
  const address = origin === undefined ? undefined : siteAddress(origin)
  return (
    <Leaf className={`${common.page} ${styles.page}`}>
      <PageHead title={words.title} lead={words.lead} marginNote={<p className="noPrint">{words.note}</p>}>
        <Begin origin={origin} />
        <Index />
      </PageHead>
      <LeafRow marginNote={<p className="noPrint">{words.needsNote}</p>}>
        <h2>{words.needsTitle}</h2>
        <NamedRows entries={withScreenWords(words.needs)} />
      </LeafRow>
      <LeafRow id={'start' satisfies keyof typeof parts} marginNote={<p>{words.startNote}</p>}>
        <h2>{words.startTitle}</h2>
        <Text width={38} after={5}>
          {words.startIntro}
        </Text>
        <Steps steps={words.steps} />
      </LeafRow>
      <LeafRow id={'shared' satisfies keyof typeof parts} marginNote={<p className="noPrint">{words.sharedNote}</p>}>
        <h2>{words.sharedTitle}</h2>
        <NamedRows entries={withScreenWords(words.shared)} />
      </LeafRow>
      <LeafRow id={'chromebooks' satisfies keyof typeof parts} marginNote={<p className="noPrint">{words.cartNote}</p>}>
        <ChromebookCart address={address} />
      </LeafRow>
      <EveryLesson sourceCode={site.social.github} />
    </Leaf>
  )
}

/** The two ways into the class product. Paper has an address to type in their place. */
function Begin({ origin }: Pick<PageProps, 'origin'>) {
  return (
    <div className={styles.begin}>
      <Row gap={3} align="center">
        <a className={buttonClass('solid')} href={classPath()}>
          {openingClassWords.opening.title}
        </a>
        <a className={buttonClass('line')} href={classPath(MADE_UP_KEY)}>
          {classBookWords.tryAction}
        </a>
      </Row>
      {origin === undefined ? null : (
        <p className={styles.onPaper}>
          <ScreenWords>{words.onPaper(siteAddress(origin, paths.teachers))}</ScreenWords>
        </p>
      )}
      <Text before={4} after={0} width={38} tone="quiet">
        <ScreenWords>{words.startText}</ScreenWords>
      </Text>
    </div>
  )
}

/** Links to the parts of the page. Paper has none. */
function Index() {
  return (
    <nav className={`${styles.index} noPrint`} aria-label={words.index}>
      <ul>
        {Object.entries(parts).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Chrome’s names for the settings that keep progress on a Chromebook. Their meaning is from Chromium’s descriptions of
 * its policies and from Google’s help for administrators (docs/classroom.md lists each page with its day).
 */
const policies: Readonly<Record<keyof typeof words.it, readonly string[]>> = {
  keep: ['DeviceEphemeralUsersEnabled', 'ForceEphemeralProfiles'],
  data: ['DefaultCookiesSetting', 'CookiesAllowedForUrls', 'ClearBrowsingDataOnExitList'],
  camera: ['VideoCaptureAllowed', 'VideoCaptureAllowedUrls'],
  address: ['URLBlocklist', 'URLAllowlist'],
}

interface ChromebookCartProps {
  /** The address of this copy, without `https://`. Undefined if the build doesn't know it. */
  readonly address: string | undefined
}

/** Advice for Chromebooks that a school manages, and the list for the person who manages them. */
function ChromebookCart({ address }: ChromebookCartProps) {
  return (
    <>
      <h2>{words.cartTitle}</h2>
      <NamedRows entries={withScreenWords(words.cart)} />
      <Sheet className={styles.it}>
        <h3>{words.itTitle}</h3>
        {address === undefined ? null : (
          <p>
            <ScreenWords>{words.itAddress(address)}</ScreenWords>
          </p>
        )}
        <ul>
          {Object.entries(words.it).map(([name, text]) => (
            <li key={name}>
              <span>{text}</span> <Policies names={policies[name as keyof typeof policies]} />
            </li>
          ))}
        </ul>
        <Text after={0} tone="quiet" size="small">
          {words.itPolicies}
        </Text>
      </Sheet>
    </>
  )
}

/** Names that are the same in every language. */
function Policies({ names }: { readonly names: readonly string[] }) {
  return (
    <span className={styles.policies}>
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </span>
  )
}
