import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './LoginTabs.module.css'

interface LoginTab {
  readonly id: string
  readonly label: string
  readonly panel: ReactNode
}

interface LoginTabsProps {
  readonly label: string
  readonly tabs: readonly [LoginTab, LoginTab]
  readonly current: string
  readonly onChange: (id: string) => void
}

/** Two binder tabs. What was typed under the other one stays. */
export function LoginTabs({ label, tabs, current, onChange }: LoginTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = tabs.find(({ id }) => id !== current)
    if (other === undefined) return
    onChange(other.id)
    list.current?.querySelector<HTMLElement>(`#tab-${other.id}`)?.focus()
  }
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={id !== current}>
          {panel}
        </div>
      ))}
    </>
  )
}
