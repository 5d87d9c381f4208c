import type { ReactNode } from 'react'
import { classNameOf } from './look'
import styles from './News.module.css'
import { Text } from './Text'

interface NewsProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The outcome of an action. It is always on the page, so that screen readers announce its text, and takes no space without one. */
export function News({ className, children }: NewsProps) {
  return (
    <Text
      role="status"
      width={38}
      before={3}
      after={0}
      size="small"
      isBold
      className={classNameOf([styles.news, className])}
    >
      {children}
    </Text>
  )
}
