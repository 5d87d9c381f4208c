import { type ComponentProps, useState } from 'react'
import { loginWords as words } from '#words/login'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'name'>

/** A password field that can show its text on request. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={<Icon name={isShown ? 'eyeOff' : 'eye'} />}
          label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
