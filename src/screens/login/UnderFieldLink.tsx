import type { ReactNode } from 'react'
import { textLinkClass } from '../../ui/textLinkClass'
import styles from './LoginScreen.module.css'

interface UnderFieldLinkProps {
  readonly onPress: () => void
  readonly children: ReactNode
}

/** An alternative action, shown directly below its field. */
export function UnderFieldLink({ onPress, children }: UnderFieldLinkProps) {
  return (
    <p className={styles.underField}>
      <button type="button" className={textLinkClass} onClick={onPress}>
        {children}
      </button>
    </p>
  )
}
