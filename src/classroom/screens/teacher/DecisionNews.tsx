import { classWaitingWords as words } from '#words/classWaiting'
import { Block } from '../../../ui/Block'
import { SteadyButton } from '../../../ui/SteadyButton'
import { Text } from '../../../ui/Text'
import type { Decisions } from './useDecisions'

/** The last decision on this page, with a button that undoes it. */
export function DecisionNews({ decisions: { said, failed, undo, busy } }: { readonly decisions: Decisions }) {
  return (
    <>
      <Text tone="failed" isBold role="alert">
        {failed}
      </Text>
      <p role="status">{said}</p>
      {undo === undefined ? null : (
        <Block after={4}>
          <SteadyButton
            meaning="undo-all"
            variant="line"
            size="compact"
            busy={busy === 'undo'}
            busyLabel={words.saving}
            onPress={undo}
          >
            {words.undo}
          </SteadyButton>
        </Block>
      )}
    </>
  )
}
