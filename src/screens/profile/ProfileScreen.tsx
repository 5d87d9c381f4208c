import { useLocation } from 'react-router-dom'
import { placeAt } from '../../words/places'
import { StorageView } from './StorageView'
import { DeleteView } from './DeleteView'
import { PersonView } from './PersonView'
import { SettingsView } from './SettingsView'

/** The profile in four views. They share one script, so none of them waits for another one. */
export function ProfileScreen() {
  switch (placeAt(useLocation())?.screen) {
    case 'backup':
      return <StorageView />
    case 'settings':
      return <SettingsView />
    case 'delete':
      return <DeleteView />
    default:
      return <PersonView />
  }
}
