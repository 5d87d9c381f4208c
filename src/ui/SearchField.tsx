import type { ReactNode } from 'react'
import { Field } from './Field'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

interface SearchFieldProps {
  readonly label: ReactNode
  readonly placeholder: string
  /** Names the button that clears the field. */
  readonly clearLabel: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly className?: string | undefined
}

/** A one-line search field. Once it has text, a button clears it. */
export function SearchField({ label, placeholder, clearLabel, value, onValue, className }: SearchFieldProps) {
  return (
    <Field
      className={className}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      end={
        value === '' ? (
          <Icon name="search" />
        ) : (
          <IconButton icon={<Icon name="cross" />} label={clearLabel} onClick={() => onValue('')} />
        )
      }
    />
  )
}
