import { BigNumber } from "../../app/design/big-number.tsx";
import { Breadcrumbs } from "../../app/design/breadcrumbs.tsx";
import { LevelMark } from "../../app/design/level-mark.tsx";
import { Notice } from "../../app/design/notice.tsx";
import { Pictogram } from "../../app/design/pictogram.tsx";
import { Scene } from "../../app/design/scene.tsx";
import { SearchField } from "../../app/design/search-field.tsx";
import { Band, Columns, Section } from "../../app/design/section.tsx";
import { ShapeMark } from "../../app/design/shape-mark.tsx";
import { StatTable } from "../../app/design/stat-table.tsx";
import { Tally } from "../../app/design/tally.tsx";

export function Hero() {
  return (
    <>
      <Band tone="lichen" ornament space="hero" foot={<Scene name="dusk" fit="strip" />}>
        <Columns>
          <div>
            <p>Données de 14 h 05, il y a 3 minutes</p>
            <Section id="situation" title="La situation des feux au Québec">
              <BigNumber
                size="hero"
                tone="ember"
                value="46"
                words="feux actifs"
                comparisons={["12 de plus que la semaine dernière", "19 de plus que la moyenne de 10 ans"]}
              />
              <br />
              <Tally
                items={[
                  {
                    id: "3",
                    mark: <ShapeMark shape="triangle" tone="out-of-control" />,
                    count: "11",
                    words: "hors contrôle",
                    to: "#a",
                  },
                  {
                    id: "4",
                    mark: <ShapeMark shape="square" tone="being-held" />,
                    count: "17",
                    words: "contenus",
                    to: "#b",
                  },
                  {
                    id: "5",
                    mark: <ShapeMark shape="circle" tone="under-control" />,
                    count: "18",
                    words: "maîtrisés",
                    to: "#c",
                  },
                ]}
              />
            </Section>
            <br />
            <search>
              <SearchField
                id="where"
                name="lieu"
                label="Et là où je suis ?"
                placeholder="Adresse, municipalité ou lac"
                submit="Voir"
              />
            </search>
          </div>
        </Columns>
      </Band>
      <Band>
        <Breadcrumbs
          label="Fil d’Ariane"
          crumbs={[
            { to: "/", label: "Accueil" },
            { to: "/etat-situation/", label: "État de la situation" },
          ]}
        />
        <Notice severity="warning" title="Ces données ont 22 minutes.">
          <p>Le service des données ne répond pas. Nous réessayons chaque minute.</p>
        </Notice>
        <br />
        <Columns>
          <Section
            id="restrictions"
            title="Restrictions en vigueur"
            lead="Trois mesures touchent neuf régions."
            aside="depuis le 2 juin"
          >
            <p>
              <Pictogram name="open-fire-ban" /> <strong>Interdiction de faire des feux à ciel ouvert</strong>
            </p>
            <p>
              <LevelMark level={4} /> Danger très élevé à Chibougamau
            </p>
          </Section>
          <Section
            id="saison"
            title="La saison en chiffres"
            lead="Depuis le 1er avril, zone de protection intensive."
          >
            <StatTable
              caption="La saison en chiffres"
              titles={["Au 6 juin", "Cette année", "Moyenne 10 ans", "Écart"]}
              rows={[
                { id: "feux", name: "Feux", figures: ["418", "206", "+ 103 %"] },
                { id: "ha", name: "Hectares", figures: ["1 204 318", "9 882", "+ 12 087 %"] },
              ]}
            />
          </Section>
        </Columns>
      </Band>
    </>
  );
}
