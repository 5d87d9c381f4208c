import { useLocation } from 'react-router-dom'
import { placeAt } from '../../words/places'
import { StorageView } from './StorageView'
import { DeleteView } from './DeleteView'
import { PersonView } from './PersonView'
import { SettingsView } from './SettingsView'

/** The profile in four views. They share one script, so no view has to load a separate script. */
export function ProfileScreen() {
  const view = placeAt(useLocation())?.screen
  if (view === 'backup') return <StorageView />
  if (view === 'settings') return <SettingsView />
  if (view === 'delete') return <DeleteView />
  return <PersonView />
}
