import { useState } from "react";
import { Button, ButtonLink, type ButtonTheme } from "../../app/design/button.tsx";
import { DataTable } from "../../app/design/data-table.tsx";
import { Dialog } from "../../app/design/dialog.tsx";
import { Disclosure } from "../../app/design/disclosure.tsx";
import { EmptyState } from "../../app/design/empty-state.tsx";
import { Checkbox, SelectField, TextField } from "../../app/design/field.tsx";
import { Icon } from "../../app/design/icon.tsx";
import { Notice, type Severity } from "../../app/design/notice.tsx";
import { Pager } from "../../app/design/pager.tsx";
import { Scene } from "../../app/design/scene.tsx";
import { Band, Columns, Section } from "../../app/design/section.tsx";
import { Segmented } from "../../app/design/segmented.tsx";
import { ShapeMark } from "../../app/design/shape-mark.tsx";
import { Skeleton } from "../../app/design/skeleton.tsx";
import { Toast, ToastRegion } from "../../app/design/toast.tsx";
import styles from "./gallery.module.css";

const THEMES: readonly ButtonTheme[] = ["light", "pale", "delete"];
const SEVERITIES: readonly Severity[] = ["info", "warning", "error", "success"];
const FIRES = [
  { id: "2026-151", place: "Lac Cramoisy", size: "12 480", since: "2 juin, 8 h" },
  { id: "2026-163", place: "Rivière Témiscamie", size: "1 204", since: "4 juin, 14 h 05" },
];

export function Parts() {
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState(false);
  return (
    <Band>
      <Columns>
        <Section id="actions" title="Actions">
          <div className={styles.row}>
            {THEMES.map((theme) => (
              <Button key={theme} theme={theme}>
                {theme}
              </Button>
            ))}
            <Button disabled>disabled</Button>
            <ButtonLink to="#a" theme="pale" icon={<Icon name="locate" />}>
              Utiliser ma position
            </ButtonLink>
            <Button theme="pale" onClick={() => setOpen(true)}>
              Pop-in
            </Button>
            <Button theme="pale" onClick={() => setToast(true)}>
              Toast
            </Button>
          </div>
          <Segmented
            label="Statut"
            segments={[
              { to: "#tous", label: "Tous", current: true },
              {
                to: "#hors",
                label: (
                  <>
                    <ShapeMark shape="triangle" tone="out-of-control" /> Hors contrôle
                  </>
                ),
                current: false,
              },
              { to: "#contenus", label: "Contenus", current: false },
            ]}
          />
          <div className={styles.row}>
            <TextField label="Courriel" hint="Nous n’écrivons que si quelque chose change." type="email" />
            <TextField label="Téléphone" error="Il manque des chiffres." type="tel" defaultValue="418" />
            <SelectField label="Région">
              <option>Abitibi-Témiscamingue</option>
              <option>Nord-du-Québec</option>
            </SelectField>
            <Checkbox label="J’accepte de recevoir des alertes." />
          </div>
          <Disclosure summary="D’où viennent ces chiffres ?">
            <p>Des données publiques de l’agence.</p>
          </Disclosure>
          <Pager
            label="Pages"
            position="Page 2 de 7"
            previous={{ to: "#1", label: "Précédente" }}
            next={{ to: "#3", label: "Suivante" }}
          />
        </Section>
        <Section id="etats" title="États">
          <div className={styles.scenes}>
            {SEVERITIES.map((severity) => (
              <Notice key={severity} severity={severity} title="Un avis">
                <p>Une phrase qui dit quoi faire.</p>
              </Notice>
            ))}
            <Skeleton label="Chargement" shape="lines" />
            <EmptyState picture={<Scene name="still" />} title="Aucun feu actif">
              <p>La forêt est calme. La saison va d’avril à la mi-novembre.</p>
            </EmptyState>
          </div>
        </Section>
      </Columns>
      <DataTable
        caption="Feux actifs"
        stacks
        rows={FIRES}
        rowId={(fire) => fire.id}
        columns={[
          { id: "place", title: "Feu", cell: (fire) => <a href="#feu">{fire.place}</a>, heading: true },
          { id: "id", title: "Numéro", cell: (fire) => fire.id },
          { id: "size", title: "Hectares", cell: (fire) => fire.size, numeric: true },
          { id: "since", title: "Depuis", cell: (fire) => fire.since },
        ]}
      />
      <div className={styles.scenes}>
        <Scene name="lake" fit="strip" />
        <Scene name="winter" />
        <div className={styles.night}>
          <Scene name="beam" fit="cover" />
        </div>
      </div>
      <ToastRegion label="Avis">
        {toast && (
          <Toast tone="success" closeLabel="Fermer" onGone={() => setToast(false)}>
            La connexion est revenue.
          </Toast>
        )}
      </ToastRegion>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Enregistrer ce lieu"
        closeLabel="Fermer"
        actions={<Button>Enregistrer</Button>}
      >
        <TextField label="Nom du lieu" />
      </Dialog>
    </Band>
  );
}
