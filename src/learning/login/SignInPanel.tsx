import { useEffect, useRef } from 'react'
import { ResetForm } from './ResetForm'
import { SignInForm } from './SignInForm'
import type { Attempts } from './useAttempts'

interface SignInPanelProps {
  readonly attempts: Attempts
  /** The e-mail to begin with. */
  readonly address: string
  /** Undefined where no service of accounts can send a message. */
  readonly onForgot: ((email: string) => void) | undefined
  /** The e-mail that a new password is asked for; undefined while nobody has forgotten one. */
  readonly forgotten: string | undefined
  readonly onBack: () => void
}

/** Signing in, or the way to a new password. What was typed into the first stays. */
export function SignInPanel({ attempts, address, onForgot, forgotten, onBack }: SignInPanelProps) {
  const signIn = useRef<HTMLDivElement>(null)
  const isResetting = forgotten !== undefined
  const wasResetting = useRef(isResetting)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasResetting.current && !isResetting) signIn.current?.querySelector('input')?.focus()
    wasResetting.current = isResetting
  }, [isResetting])

  return (
    <>
      <div ref={signIn} hidden={isResetting}>
        <SignInForm key={address} attempts={attempts} address={address} onForgot={onForgot} />
      </div>
      {forgotten === undefined ? null : <ResetForm email={forgotten} onBack={onBack} />}
    </>
  )
}
