import type { FormEvent } from 'react'
import { classRelayWords as words } from '#words/classRelay'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Fold } from '../../../../ui/Fold'

interface RenewRelayProps {
  readonly isBusy: boolean
  /** The number of PINs that were used on the relay. Each use empties the field. */
  readonly pinsUsed: number
  readonly renew: (pin: string) => void
}

/** Empties the class on its relay and sets a new password, for a relay that was flooded or a card that leaked. */
export function RenewRelay({ isBusy, pinsUsed, renew }: RenewRelayProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('pin')
    renew(typeof typed === 'string' ? typed.replace(/\D/g, '') : '')
  }
  return (
    <Fold label={words.renewTitle}>
      <p>{words.renewText}</p>
      <form noValidate onSubmit={submit}>
        <Field key={pinsUsed} label={words.pin} name="pin" autoComplete="off" inputMode="numeric" />
        <Button type="submit" variant="line" busy={isBusy} busyLabel={words.asking}>
          {words.renew}
        </Button>
      </form>
    </Fold>
  )
}
