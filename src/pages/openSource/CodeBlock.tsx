import { openSourceWords as words } from '#words/openSource'
import type { PageProps } from '../PageProps'
import styles from './CodeBlock.module.css'

interface CodeBlockProps extends Pick<PageProps, 'CopyButton'> {
  /** One command. */
  readonly children: string
}

/** A command to type, with a button that copies it. */
export function CodeBlock({ CopyButton, children }: CodeBlockProps) {
  return (
    <div className={styles.block}>
      <pre>
        <code>{children}</code>
      </pre>
      <CopyButton text={children} label={words.copyCommand(children)} />
    </div>
  )
}
