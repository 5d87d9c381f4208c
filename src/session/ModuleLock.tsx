import { useState } from 'react'
import { whole } from '#words/ledgerFormat'
import { moduleLockWords as words } from '#words/moduleLock'
import type { ModuleInfo } from '../core/curriculum/parseManifest'
import { balance } from '../core/progress/points'
import type { ProgressDocument } from '../core/progress/document'
import type { ModuleAccess } from '../core/progress/moduleAccess'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { Row } from '../ui/Row'
import { SteadyButton } from '../ui/SteadyButton'
import { Text } from '../ui/Text'
import { useAction } from '../ui/useAction'
import styles from './ModuleLock.module.css'
import { useSession } from './SessionContext'
import { useIsKnown } from './useUnread'

interface ModuleLockProps {
  readonly module: Pick<ModuleInfo, 'id' | 'title'>
  readonly access: Extract<ModuleAccess, { kind: 'locked' }>
  readonly document: ProgressDocument
  /** A sentence about what is locked, for example that the lesson can be read but not completed. */
  readonly children: string
  /** Called when the module is unlocked. This component is about to unmount, so the caller should move the focus. */
  readonly onOpened: () => void
}

/** Explains how to unlock a module: the rule, the price, the learner's points, and the button that spends them. */
export function ModuleLock({ module, access, document, children, onOpened }: ModuleLockProps) {
  const { store } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { toSpend } = balance(document)
  const { cost, rule } = access
  const isKnown = useIsKnown()
  const canPay = isKnown && toSpend >= cost

  const open = useAction(async (): Promise<keyof typeof words.notOpened | undefined> => {
    const outcome = await store.unlockModule(module.id)
    switch (outcome.kind) {
      case 'saved':
      case 'unchanged':
        setAsking(false)
        onOpened()
        return undefined
      case 'refused':
      case 'failed':
        return outcome.reason
    }
  })

  return (
    <Row rowGap={2} gap={4} align="center" justify="between">
      <div className={styles.text}>
        <p className={styles.name}>
          <Icon name="lock" size="small" />
          <span>{children}</span>
        </p>
        <Text tone="quiet" size="small">
          <span>{words.rule[rule]}</span>{' '}
          <span>
            {!isKnown
              ? words.unread
              : canPay
                ? words.price(whole(cost), whole(toSpend))
                : words.toGo(whole(cost), whole(toSpend), whole(cost - toSpend))}
          </span>
        </Text>
      </div>
      {canPay && <Button onClick={() => setAsking(true)}>{words.openFor(whole(cost))}</Button>}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.dialogTitle(module.title, whole(cost))}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {words.keepPoints}
            </Button>
            {/* This button appears under the second tap of a double tap, so it has to ignore that tap. */}
            <SteadyButton
              meaning={`open ${module.id} for ${cost}`}
              busy={open.isBusy}
              busyLabel={words.opening}
              onPress={open.run}
            >
              {words.openFor(whole(cost))}
            </SteadyButton>
          </>
        }
      >
        <p>{`${words.dialogFigures(whole(toSpend), whole(Math.max(0, toSpend - cost)))} ${words.alsoFree[rule]}`}</p>
        {open.outcome !== undefined && (
          <Text tone="failed" isBold role="alert">
            {words.notOpened[open.outcome]}
          </Text>
        )}
      </Dialog>
    </Row>
  )
}
