import type { ReactNode } from 'react'
import { openSourceWords as words } from '#words/openSource'
import type { PageProps } from '../PageProps'
import { CodeBlock } from './CodeBlock'
import styles from './OpenSource.module.css'

/** From the source to a copy on the web, in five steps. */
export function CopySteps({ CopyButton, site }: Pick<PageProps, 'CopyButton' | 'site'>) {
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
  readonly children?: ReactNode
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
