import button from '../../ui/Button.module.css'
import chip from '../../ui/Chip.module.css'
import field from '../../ui/Field.module.css'
import page from '../Page.module.css'
import contact from './Contact.module.css'
import form from './ContactForm.module.css'

export const contactStyles = [page, button, chip, field, contact, form]
