import type { ReactNode } from "react";
import { Brand, TowerMark } from "../../app/design/brand.tsx";
import { Loader } from "../../app/design/loader.tsx";
import { PreHeader } from "../../app/design/pre-header.tsx";
import { SearchField } from "../../app/design/search-field.tsx";
import { FooterColumn, SiteFooter } from "../../app/design/site-footer.tsx";
import { NavItem, NavMenu, SiteHeader } from "../../app/design/site-header.tsx";

const brand = <Brand name="Vigie" tagline="Feux de forêt Québec" to="/" />;

export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Loader mark={<TowerMark />} />
      <PreHeader
        label="Urgence"
        numbers={[
          { label: "Urgence", number: "911", href: "tel:911" },
          { label: "Signaler un feu de forêt :", number: "1 800 463-FEUX", href: "tel:18004633389" },
        ]}
        links={<a href="#about">À propos</a>}
      >
        <a href="/en/" hrefLang="en" lang="en">
          English
        </a>
      </PreHeader>
      <SiteHeader
        brand={brand}
        navLabel="Navigation principale"
        menuLabel="Menu"
        closeLabel="Fermer"
        search={
          <SearchField
            id="site-search"
            name="q"
            label="Rechercher"
            placeholder="Rechercher"
            submit="Rechercher"
            compact
          />
        }
      >
        <NavItem to="/etat-situation/" current="page">
          Situation
        </NavItem>
        <NavItem to="/carte/">Carte</NavItem>
        <NavMenu label="Prévention">
          <NavItem to="/prevention/camp/">Feux de camp</NavItem>
          <NavItem to="/prevention/foudre/">La foudre</NavItem>
        </NavMenu>
        <NavItem to="/communiques/">Communiqués</NavItem>
      </SiteHeader>
      <main>{children}</main>
      <SiteFooter
        brand={<Brand name="Vigie" tagline="Feux de forêt Québec" to="/#foot" />}
        legal={<p>Données publiques à jour chaque minute. Les contours des zones sont approximatifs.</p>}
      >
        <FooterColumn title="Le feu">
          <li>
            <a href="#situation">État de la situation</a>
          </li>
          <li>
            <a href="#restrictions">Restrictions en vigueur</a>
          </li>
        </FooterColumn>
        <FooterColumn title="L’agence">
          <li>
            <a href="#nous-joindre">Nous joindre</a>
          </li>
          <li>
            <a href="#confidentialite">Confidentialité</a>
          </li>
        </FooterColumn>
      </SiteFooter>
    </>
  );
}
