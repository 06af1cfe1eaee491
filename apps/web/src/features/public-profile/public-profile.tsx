import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { Avatar, Button, ProfileBanner, PublicPage, Wordmark } from "@toran/ui";
import type { ReactNode } from "react";
import { productName } from "@/lib/product";
import { paths } from "@/navigation/paths";
import {
  Achievements,
  Additional,
  Block,
  Education,
  Experiences,
  OutsideLink,
  Projects,
  Skills,
} from "./parts";
import type { Files } from "./files";
import { clock, nameOf, studiesOf } from "./said";

export interface PublicProfileProps extends Files {
  page: PublishedProfile;
  /** At the right of the name, such as the résumé. */
  actions?: ReactNode;
}

const wide: readonly SectionName[] = ["projects", "experiences", "additional"];

/** What a student published, on one page. It is drawn on the server as it is in the browser. */
export function PublicProfile({ page, fileUrl, fetchFile, actions }: PublicProfileProps) {
  const { profile, sections } = page;
  const blocks: Record<SectionName, ReactNode> = {
    projects: page.projects.length > 0 && (
      <Block title="Projects">
        <Projects items={page.projects} fileUrl={fileUrl} />
      </Block>
    ),
    experiences: page.experiences.length > 0 && (
      <Block title="Experience">
        <Experiences items={page.experiences} />
      </Block>
    ),
    education: page.education.length > 0 && (
      <Block title="Education">
        <Education items={page.education} />
      </Block>
    ),
    achievements: page.achievements.length > 0 && (
      <Block title="Achievements">
        <Achievements items={page.achievements} />
      </Block>
    ),
    skills: page.graph.length > 0 && (
      <Block title="Skills by domain">
        <Skills {...page} />
      </Block>
    ),
    additional: page.additional.length > 0 && (
      <Block title="Also">
        <Additional items={page.additional} />
      </Block>
    ),
  };
  const shown = (names: readonly SectionName[]) =>
    names.map((name) => blocks[name] && <div key={name}>{blocks[name]}</div>);
  return (
    <PublicPage
      brand={
        <a href={paths.site.welcome} className="rounded-md">
          <Wordmark productName={productName} />
        </a>
      }
      actions={
        <Button asChild intent="secondary">
          <a href={paths.site.roles}>Log in</a>
        </Button>
      }
      banner={<ProfileBanner className="h-32" />}
      aside={
        <div className="grid gap-8">
          {shown(sections.filter((name) => !wide.includes(name)))}
          <Contact {...profile} />
        </div>
      }
      asideLabel="Skills, education and achievements"
      footer="This page is shared by its owner, and can be taken back at any time."
    >
      <Head page={page} fileUrl={fileUrl} actions={actions} />
      <Facts {...page} />
      {profile.about && (
        <p className="max-w-read mt-6 text-base wrap-anywhere whitespace-pre-line">
          {profile.about}
        </p>
      )}
      <div className="mt-8 grid gap-8">{shown(sections.filter((name) => wide.includes(name)))}</div>
      {profile.video && (
        <div className="mt-8">
          <Block title={`Video résumé, ${clock(profile.video.seconds)}`}>
            <Clip clip={profile.video} fileUrl={fileUrl} fetchFile={fetchFile} />
          </Block>
        </div>
      )}
    </PublicPage>
  );
}

function Head({ page: { profile }, fileUrl, actions }: PublicProfileProps) {
  const name = nameOf(profile);
  return (
    <header className="flex flex-wrap items-end gap-6">
      <Avatar
        entity="person"
        name={name}
        size="xl"
        decorative
        src={profile.picture ? fileUrl(profile.picture) : undefined}
        className="outline-sheet relative -mt-20 outline-4"
      />
      <div className="min-w-60 flex-1">
        <h1 className="title-4xl wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        {profile.headline && (
          <p className="text-ink-2 mt-1 text-lg wrap-anywhere">{profile.headline}</p>
        )}
        <p className="text-ink-2 mt-1">{studiesOf(profile)}</p>
      </div>
      {actions}
    </header>
  );
}

function Facts({ profile, projects, experiences, achievements, topSkills }: PublishedProfile) {
  const facts: [string, ReactNode][] = [
    ["CGPA", profile.cgpa],
    ["Projects", projects.length || null],
    ["Experience", experiences.length || null],
    ["Achievements", achievements.length || null],
    ["Top skills", topSkills.map(({ skill_name }) => skill_name).join(", ")],
  ];
  return (
    <dl className="border-rule mt-6 flex flex-wrap gap-x-8 gap-y-3 border-y py-4">
      {facts
        .filter(([, value]) => value !== null && value !== "")
        .map(([term, value]) => (
          <div key={term}>
            <dt className="text-ink-3 text-sm">{term}</dt>
            <dd className={typeof value === "number" ? "title-lg tabular-nums" : "font-medium"}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Contact(profile: PublishedProfile["profile"]) {
  const { email, phone, dateOfBirth, city, state, country } = profile;
  const place = [city, state, country].filter(Boolean).join(", ");
  const links = [profile.linkedinUrl, profile.githubUrl, profile.portfolioUrl].filter(
    (link) => link !== null,
  );
  if (![email, phone, dateOfBirth, place, ...links].some(Boolean)) return null;
  return (
    <Block title="Contact">
      <div className="grid gap-2">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
        {place && <p>{place}</p>}
        {dateOfBirth && <p>Born {dateOfBirth}</p>}
        {links.map((link) => (
          <OutsideLink key={link} href={link} />
        ))}
      </div>
    </Block>
  );
}

interface ClipProps extends Files {
  clip: NonNullable<PublishedProfile["profile"]["video"]>;
}

function Clip({ clip, fileUrl, fetchFile }: ClipProps) {
  const address = fileUrl(clip.key);
  if (!address && fetchFile) {
    const bring = () => {
      fetchFile(clip.key);
      if (clip.captions) fetchFile(clip.captions);
    };
    return (
      <Button intent="secondary" onClick={bring}>
        Show the video
      </Button>
    );
  }
  return (
    <video controls preload="none" className="border-rule w-full max-w-120 rounded-lg border">
      <source src={address} type={clip.type} />
      <track
        kind="captions"
        label="Captions"
        default
        src={clip.captions ? fileUrl(clip.captions) : undefined}
      />
    </video>
  );
}
