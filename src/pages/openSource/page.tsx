import { openSourceWords as words } from '#words/openSource'
import type { PublicPage } from '../publicPages'
import styles from './page.module.css'
import { Block } from '../../ui/Block'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { Ledger } from '../../ui/Ledger'
import { oldestBrowsersText } from '../../words/oldestBrowsers'
import { licensesPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { NamedRows } from '../NamedRows'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import { parts, projectLicense } from './parts'
import type { Elements } from '../../ui/Elements'
import { Text } from '../../ui/Text'

export const page: PublicPage = {
  Page: OpenSource,
  title: words.documentTitle,
  description: words.description,
}

/** Route `/opensource` (contract, section 1.1). */
function OpenSource({ CopyButton, site }: Pick<PageProps, 'CopyButton' | 'site'>) {
  const isReachable = site.social.github !== '' || site.email !== ''
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead} marginNote={<p className="num">{words.note(site.version)}</p>}>
        <Block as="dl" before={6} isRuled className={styles.rights}>
          {words.rights.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Block>
        <p className={common.after}>{words.license(projectLicense)}</p>
      </PageHead>
      <LeafRow marginNote={<p>{words.partsNote(parts.length)}</p>}>
        <h2>{words.partsTitle}</h2>
        <Text width={40} after={5}>
          {words.partsText}
        </Text>
        <Ledger
          className={styles.parts}
          caption={words.partsCaption}
          scrollName={words.partsCaption}
          isCaptionHidden
          columns={[
            { label: words.partsColumns.part, kind: 'text' },
            { label: words.partsColumns.purpose, kind: 'text' },
            { label: words.partsColumns.license, kind: 'text' },
          ]}
          rows={parts.map(({ name, purpose, license }) => ({
            id: name,
            cells: [name, purpose, license],
          }))}
        />
        <p className={common.links}>
          <ArrowLink href={licensesPath}>{words.partsLicenses}</ArrowLink>
        </p>
      </LeafRow>
      <LeafRow marginNote={<p>{words.browsersNote}</p>}>
        <h2>{words.browsersTitle}</h2>
        <p>{words.browsersText(oldestBrowsersText)}</p>
      </LeafRow>
      {isReachable ? (
        <>
          <LeafRow marginNote={<p>{words.copyNote}</p>}>
            <h2>{words.copyTitle}</h2>
            <CopySteps CopyButton={CopyButton} site={site} />
          </LeafRow>
          <Faults site={site} />
        </>
      ) : null}
    </Leaf>
  )
}

/** Explains what to write when reporting a bug, and where to send the report. */
function Faults({ site }: Pick<PageProps, 'site'>) {
  const { github } = site.social
  return (
    <LeafRow marginNote={<p>{words.faultNote}</p>}>
      <h2>{words.faultTitle}</h2>
      <p>{words.faultText}</p>
      <NamedRows entries={words.faultParts} />
      <p className={common.after}>{words.faultLeaveOut}</p>
      {site.email === '' ? null : <p className={common.after}>{words.faultSecurity}</p>}
      <p className={common.links}>
        {github === '' ? null : (
          <ArrowLink href={`${github.replace(/\/+$/, '')}/issues`}>{words.faultIssues}</ArrowLink>
        )}
        {site.email === '' ? null : <ArrowLink href={paths.contact}>{words.faultMail}</ArrowLink>}
      </p>
    </LeafRow>
  )
}

/** Five steps from the source code to a copy on the web. */
function CopySteps({ CopyButton, site }: Pick<PageProps, 'CopyButton' | 'site'>) {
  const { copySteps: steps } = words
  const { github } = site.social
  return (
    <ol className={styles.steps}>
      {github === '' ? (
        <Step title={steps.source} text={steps.sourceAsk}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Step>
      ) : (
        <Step title={steps.source} text={steps.sourceText}>
          <CodeBlock CopyButton={CopyButton}>{`git clone ${github}`}</CodeBlock>
        </Step>
      )}
      <Step title={steps.try} text={steps.tryText}>
        <CodeBlock CopyButton={CopyButton}>npm start</CodeBlock>
      </Step>
      <Step title={steps.name} text={steps.nameText} />
      <Step title={steps.build} text={steps.buildText}>
        <CodeBlock CopyButton={CopyButton}>{`VITE_SITE_ORIGIN=${words.exampleAddress} npm run build`}</CodeBlock>
      </Step>
      <Step title={steps.host} text={steps.hostText} />
    </ol>
  )
}

interface StepProps {
  readonly title: string
  readonly text: string
  readonly children?: Elements
}

function Step({ title, text, children }: StepProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  )
}

interface CodeBlockProps extends Pick<PageProps, 'CopyButton'> {
  /** One command. */
  readonly children: string
}

/** A command to type, with a button that copies it. */
function CodeBlock({ CopyButton, children }: CodeBlockProps) {
  return (
    <div className={styles.block}>
      <pre>
        <code>{children}</code>
      </pre>
      <CopyButton text={children} label={words.copyCommand(children)} />
    </div>
  )
}
